/** A plugin that writes which modules went into which chunk, so that bytes can be told apart afterwards. */
export function chunkModules() {
  return {
    name: 'chunk-modules',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
      const modules = chunks.map(({ fileName, modules: all }) => [
        fileName,
        Object.fromEntries(Object.entries(all).map(([id, { renderedLength }]) => [id, renderedLength])),
      ])
      this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(Object.fromEntries(modules)) })
    },
  }
}
