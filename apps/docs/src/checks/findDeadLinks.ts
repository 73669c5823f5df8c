export interface BuiltPage {
  /** Path below the site's folder, such as `start/react.html`. */
  readonly path: string
  readonly html: string
}

/** Lists links of built pages to addresses or headings that the site does not have. */
export function findDeadLinks(pages: readonly BuiltPage[], hasFile: (path: string) => boolean, base = '/'): string[] {
  const ids = new Map(pages.map(({ path, html }) => [path, new Set(readAttribute(html, 'id'))]))
  return pages.flatMap(({ path, html }) =>
    [...new Set([...readAttribute(html, 'href'), ...readAttribute(html, 'src')])].flatMap((link) => {
      const url = new URL(link, `http://site${base}${path}`)
      if (url.host !== 'site' || url.protocol !== 'http:') return []
      if (!url.pathname.startsWith(base)) return [`${path}: ${link}`]
      const target = decodeURIComponent(url.pathname).slice(base.length) || 'index.html'
      const anchors = ids.get(target)
      if (!anchors) return hasFile(target) ? [] : [`${path}: ${link}`]
      const anchor = decodeURIComponent(url.hash.slice(1))
      return anchor === '' || anchors.has(anchor) ? [] : [`${path}: ${link}`]
    }),
  )
}

function readAttribute(html: string, name: string) {
  const found = html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))
  return [...found].map(([, value = '']) => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'"))
}
