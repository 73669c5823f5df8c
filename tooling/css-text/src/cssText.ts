import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Features, transform } from 'lightningcss'

const QUERY = '?text'
const SUFFIX = '.text.js'

/** Names no host's plugin type, because Rolldown, Vite and Vitest each have their own; all of them take this one. */
export interface CssTextPlugin {
  name: string
  enforce: 'pre'
  resolveId(source: string, importer: string | undefined): string | undefined
  load(this: LoadContext, id: string): Promise<{ code: string; map: { mappings: '' } } | undefined>
}

/** What each host hands to `load`. */
interface LoadContext {
  addWatchFile(path: string): void
  error(message: string): never
}

/**
 * `import css from './x.css?text'` gives the minified style sheet as a string, for `CSSStyleSheet.replaceSync`.
 * One plugin for Rolldown, Vite and Vitest: they share Rollup's plugin interface.
 */
export function cssText(): CssTextPlugin {
  return {
    name: 'foyer-css-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith('.') || !source.endsWith(`.css${QUERY}`) || !importer) return
      // The id must not end in .css, or Vite takes it for a style sheet of the page.
      return resolve(dirname(importer.split('?', 1).join()), source.slice(0, -QUERY.length)) + SUFFIX
    },
    async load(id) {
      const [path = ''] = id.split('?')
      if (!path.endsWith(`.css${SUFFIX}`)) return
      const filename = path.slice(0, -SUFFIX.length)
      this.addWatchFile(filename)
      // Browsers with `adoptedStyleSheets` but without nesting are still in use (Safari 16.4), so nesting is flattened.
      const { code, warnings } = transform({
        filename,
        code: await readFile(filename),
        minify: true,
        include: Features.Nesting,
      })
      if (warnings.length > 0) this.error(`${filename}: ${warnings.map((warning) => warning.message).join('; ')}`)
      return { code: `export default ${JSON.stringify(code.toString())}`, map: { mappings: '' } }
    },
  }
}
