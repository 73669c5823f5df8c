import type { Plugin } from 'vite'

/** Writes the modules of each chunk, by which `measureBytes` finds chains' libraries. */
export function chunkModuleReportPlugin(): Plugin {
  return {
    name: 'chunk-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((each) => (each.type === 'chunk' ? [each] : []))
      const modules = chunks.map(({ fileName, modules: all }) => [
        fileName,
        Object.fromEntries(Object.entries(all).map(([id, { renderedLength }]) => [id, renderedLength])),
      ])
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(Object.fromEntries(modules)) })
    },
  }
}
