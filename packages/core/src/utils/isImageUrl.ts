/**
 * Returns true for a URL from which a browser can load an image but no script, because URLs from wallets and services
 * are untrusted.
 */
export function isImageUrl(url: string): boolean {
  return /^(https:\/\/|data:image\/|blob:|\/(?!\/)|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(url)
}

/** Returns the URL of a wallet's icon if it is `https:` or `data:image/…`, else undefined. */
export function toImageUrl(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^(data:image\/|https:)/i.test(icon.trim()) ? icon.trim() : undefined
}
