import type { Page } from './readPages.ts'

/** Groups the pages by section, as VitePress's sidebar has them. */
export function createSidebar(pages: readonly Page[]) {
  const names = [...new Set(pages.map(({ section }) => section))]
  return names.map((text) => ({
    text,
    items: pages
      .filter(({ section }) => section === text)
      .map(({ title, path }) => ({ text: title, link: `/${path}` })),
  }))
}
