/**
 * The picture of a wallet, as it may be shown. What a wallet says of itself may be anything: only `https:` and
 * `data:image/…`, which can be nothing but an image, are let through.
 */
export function toImageUrl(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^(data:image\/|https:)/i.test(icon.trim()) ? icon.trim() : undefined
}
