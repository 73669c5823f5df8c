import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Tools } from '../entry/processes.mjs'
import { bin, root } from '../entry/root.mjs'
import { listPublishedPackages, type Manifest } from '../packaging/packages'
import { packPackages } from '../packaging/packPackages'
import { measureSizes, type PackageSizes } from '../sizes/measureSizes'
import { findReleaseFaults, type ReleasedPackage } from './findReleaseFaults'

export interface Rehearsal {
  readonly packages: readonly ReleasedPackage[]
  readonly sizes: readonly PackageSizes[]
  readonly faults: readonly string[]
}

/**
 * Does in a clone what a release does: writes versions and changelogs from the changesets, packs each package with the
 * build of this repository, and publishes it as a dry run. Needs no account at npm.
 */
export async function rehearseRelease(folder: string, tools: Tools): Promise<Rehearsal> {
  const clone = join(folder, 'clone')
  const call = async (command: string, args: readonly string[], cwd: string) => {
    const { code, text } = await tools.run(command, args, { cwd, env: tools.env, quiet: true })
    if (code !== 0) throw new Error(`${command} ${args.join(' ')} fails:\n${text}`)
    return text
  }
  await call('git', ['clone', '--quiet', '--shared', root, clone], folder)
  await call(bin('changeset'), ['version'], clone)
  linkBuilds(clone)
  const tarballs = await packPackages(clone, folder, tools)
  const packages: ReleasedPackage[] = []
  for (const { path, tarball } of tarballs) {
    const manifest: Manifest = JSON.parse(await call('tar', ['-xOf', tarball, 'package/package.json'], folder))
    packages.push({ manifest, changelog: readIfPresent(join(path, 'CHANGELOG.md')) })
    await call('npm', ['publish', tarball, '--dry-run', '--ignore-scripts', '--access', 'public'], folder)
  }
  const left = readdirSync(join(clone, '.changeset')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const faults = [...findReleaseFaults(packages), ...left.map((name) => `.changeset/${name} is left.`)]
  return { packages, sizes: await measureSizes({ packedRoot: clone, root, tarballs }), faults }
}

/** Copies the builds into the clone, and links its packages to each other, as an installation would. */
function linkBuilds(clone: string) {
  const all = ['packages', 'apps', 'tooling']
    .flatMap((folder) => readdirSync(join(clone, folder)).map((name) => join(clone, folder, name)))
    .filter((path) => existsSync(join(path, 'package.json')))
  const read = (path: string): WorkspaceManifest => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'))
  const paths = new Map(all.map((path) => [read(path).name, path]))
  for (const { path, manifest } of listPublishedPackages(clone)) {
    const dist = join(root, relative(clone, path), 'dist')
    if (!existsSync(dist)) throw new Error(`${manifest.name} is not built: pnpm build`)
    cpSync(dist, join(path, 'dist'), { recursive: true })
    const { dependencies, devDependencies, peerDependencies } = read(path)
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })) {
      const target = paths.get(name)
      if (!target) continue
      const link = join(path, 'node_modules', name)
      mkdirSync(dirname(link), { recursive: true })
      symlinkSync(target, link)
    }
  }
}

interface WorkspaceManifest extends Manifest {
  readonly devDependencies?: Readonly<Record<string, string>>
}

const readIfPresent = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
