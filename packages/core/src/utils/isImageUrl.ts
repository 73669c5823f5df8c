/** Pictures come from strangers: only what can be nothing but an image is drawn. */
export function isImageUrl(url: string): boolean {
  return /^(https:\/\/|data:image\/|blob:|\/(?!\/)|http:\/\/(localhost|127\.0\.0\.1)[:/])/i.test(url)
}
