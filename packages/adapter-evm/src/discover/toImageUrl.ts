/** What a wallet says of itself may be anything; only what can be nothing but an image is let through. */
export function toImageUrl(icon: unknown): string | undefined {
  return typeof icon === 'string' && /^(data:image\/|https:)/i.test(icon.trim()) ? icon.trim() : undefined
}
