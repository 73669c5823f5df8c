import type { Metadata } from '../types/metadata.js'

export function resolveMetadata(given: Partial<Metadata> = {}): Metadata {
  const page = typeof document === 'undefined' ? undefined : document
  const content = (selector: string) => page?.querySelector<HTMLMetaElement>(selector)?.content
  const icon = page?.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: given.name ?? page?.title ?? '',
    description:
      given.description ?? content('meta[name="description"]') ?? content('meta[property="og:description"]') ?? '',
    url: given.url ?? page?.defaultView?.location.origin ?? '',
    icons: given.icons ?? (icon ? [icon] : []),
  }
}
