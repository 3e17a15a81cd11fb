const SECRET_BYTES = 24; // 192 bits

/** A new secret that nobody can guess, in letters that an address may have. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_");
}

/** Whether a text can be a secret: it came in an address, so it may be anything. */
export function isSecret(text: string): boolean {
  return /^[\w-]{16,64}$/.test(text);
}
