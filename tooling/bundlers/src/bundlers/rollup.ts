import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup as start } from 'rollup'
import { isForeign } from '../isForeign'

export async function rollup(entry) {
  const build = await start({ input: entry, external: isForeign, plugins: [nodeResolve()], logLevel: 'silent' })
  const { output } = await build.generate({ format: 'es' })
  await build.close()
  return readRollup(output)
}

/** What Rollup and Rolldown say of their output. */
export function readRollup(output) {
  const files = new Set(output.map(({ fileName }) => fileName))
  const chunks = output
    .filter(({ type }) => type === 'chunk')
    .map(({ fileName, code, imports, modules, isEntry }) => ({
      name: fileName,
      code,
      isEntry,
      imports: imports.filter((name) => files.has(name)),
      modules: Object.keys(modules).filter((id) => modules[id].renderedLength > 0),
    }))
  const starts = output.filter(({ isDynamicEntry }) => isDynamicEntry)
  return { chunks, lazy: new Map(starts.map(({ facadeModuleId, fileName }) => [facadeModuleId, [fileName]])) }
}
