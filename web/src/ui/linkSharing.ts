/** Ways for a link to reach other people: a QR code and the share sheet. */

/** The most bytes that a QR code of this page can hold; a unit test compares it with the encoder, which loads lazily. */
export const MAX_QR_BYTES = 213;

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Return true if a link works on this machine only. */
export function isLocalLink(link: string): boolean {
  return LOOPBACK.test(new URL(link).hostname);
}

/** Return true if a QR code of the link makes sense: it fits, and other devices can open it. */
export function hasQrCode(link: string): boolean {
  return !isLocalLink(link) && new TextEncoder().encode(link).length <= MAX_QR_BYTES;
}

/** Return true if the browser can offer the link to other apps. */
export function canShare(link: string): boolean {
  return !isLocalLink(link) && (navigator.canShare?.({ url: link }) ?? false);
}

/** Open the share sheet. Dismissing it is not an error. */
export async function share(link: string, title: string): Promise<void> {
  await navigator.share({ url: link, title }).catch(() => {});
}
