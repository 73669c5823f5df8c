import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Features, transform } from 'lightningcss'

const QUERY = '?text'
const SUFFIX = '.text.js'

/** Describes the plugin without the types of Rolldown, Vite or Vitest, which differ; all three accept it. */
export interface CssTextPlugin {
  name: string
  enforce: 'pre'
  resolveId(source: string, importer: string | undefined): string | undefined
  load(this: LoadContext, id: string): Promise<{ code: string; map: { mappings: '' } } | undefined>
}

/** Describes the common part of the three tools' plugin context. */
interface LoadContext {
  addWatchFile(path: string): void
  error(message: string): never
}

/**
 * Turns `import css from './x.css?text'` into the minified style sheet as a string, for `CSSStyleSheet.replaceSync`.
 * Works in Rolldown, Vite and Vitest, which share Rollup's plugin interface.
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
      // Flattens nesting for browsers with `adoptedStyleSheets` but without nesting, such as Safari 16.4.
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
