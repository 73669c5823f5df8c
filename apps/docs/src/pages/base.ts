/** Reads the path below which the site is served. Throws for what is no path. */
export function readBase(given: string | undefined): string {
  if (!given) return '/'
  if (!/^\/(?:[\w.-]+\/)*$/.test(given)) throw new Error(`FOYER_DOCS_BASE begins and ends with a slash: ${given}`)
  return given
}

/** Puts the site's path before the addresses in a text for machines, in links and as code. */
export const addBase = (markdown: string, base: string): string =>
  markdown
    .replace(/\]\(\/(?!\/)/g, `](${base}`)
    .replace(/`\/(?=(?:llms|skill|(?:start|guides|reference|packages)\/)[\w/-]*\.(?:md|txt)`)/g, `\`${base}`)
