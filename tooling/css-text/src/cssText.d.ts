/** Names no host's plugin type, because Rolldown, Vite and Vitest each have their own; all of them take this one. */
export interface CssTextPlugin {
  name: string
  enforce: 'pre'
  resolveId(source: string, importer: string | undefined): string | undefined
}

/** `import css from './x.css?text'` gives the minified style sheet as a string. */
export declare function cssText(): CssTextPlugin
