import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { publishedPackages } from './packages.mjs'

/** Packs every published package, as `pnpm publish` would, into a folder. Gives the tarball of each by name. */
export async function packPackages(root, destination, { run, env }) {
  const packed = []
  for (const { path, manifest } of publishedPackages(root)) {
    if (!existsSync(join(path, 'dist'))) throw new Error(`${manifest.name} is not built: pnpm build`)
    const args = ['pack', '--json', '--pack-destination', destination]
    const { code, text } = await run('pnpm', args, { cwd: path, env, quiet: true })
    if (code !== 0) throw new Error(`pnpm pack failed for ${manifest.name}:\n${text}`)
    packed.push({ name: manifest.name, path, tarball: tarballOf(text) })
  }
  return packed
}

function tarballOf(output) {
  return JSON.parse(output.slice(output.indexOf('{'))).filename
}
