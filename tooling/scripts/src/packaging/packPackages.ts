import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Tools } from '../entry/processes.mjs'
import { listPublishedPackages } from './packages'

export interface PackedPackage {
  readonly name: string
  readonly path: string
  readonly tarball: string
}

/** Packs every published package, or those named, into a folder, like `pnpm publish`. */
export async function packPackages(
  root: string,
  destination: string,
  { run, env }: Tools,
  names?: readonly string[],
): Promise<PackedPackage[]> {
  const packed: PackedPackage[] = []
  for (const { path, manifest } of listPublishedPackages(root)) {
    if (names?.includes(manifest.name) === false) continue
    if (!existsSync(join(path, 'dist'))) throw new Error(`${manifest.name} is not built: pnpm build`)
    const args = ['pack', '--json', '--pack-destination', destination]
    const { code, text } = await run('pnpm', args, { cwd: path, env, quiet: true })
    if (code !== 0) throw new Error(`pnpm pack failed for ${manifest.name}:\n${text}`)
    packed.push({ name: manifest.name, path, tarball: tarballOf(text) })
  }
  return packed
}

function tarballOf(output: string) {
  return JSON.parse(output.slice(output.indexOf('{'))).filename
}
