import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Manifest } from '../packaging/packages'

const isSource = (path: string) => !['node_modules', 'dist', 'coverage', '.turbo'].includes(basename(path))

/** Copies folders of the workspace, so that imports among them use the copies. Links all other dependencies. */
export function copyWorkspace({
  from,
  to,
  folders,
  files,
}: {
  from: string
  to: string
  folders: readonly string[]
  files: readonly string[]
}) {
  for (const path of [...folders, ...files])
    cpSync(join(from, path), join(to, path), { recursive: true, filter: isSource })
  link(join(from, 'node_modules'), join(to, 'node_modules'), folders)
  for (const folder of folders) link(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'), folders)

  function link(source: string, target: string, copied: readonly string[]) {
    if (!existsSync(source)) return
    mkdirSync(target, { recursive: true })
    for (const name of readdirSync(source)) {
      if (name.startsWith('@')) link(join(source, name), join(target, name), copied)
      else {
        const real = realpathSync(join(source, name))
        const own = copied.find((folder) => real === join(from, folder))
        symlinkSync(own ? join(to, own) : real, join(target, name))
      }
    }
  }
}

/** Links missing dependencies of new or changed manifests, like an installation. */
export function linkDependencies(tree: string, folders: readonly string[], changed: readonly string[]) {
  const manifest = (folder: string): Manifest & { devDependencies?: Manifest['dependencies'] } =>
    JSON.parse(readFileSync(join(tree, folder, 'package.json'), 'utf8'))
  const ours = new Map([...folders, ...changed].map((folder) => [manifest(folder).name, join(tree, folder)]))
  const elsewhere = (name: string) => folders.map((folder) => join(tree, folder, 'node_modules', name)).find(existsSync)
  for (const folder of changed) {
    const { dependencies, devDependencies } = manifest(folder)
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const target = join(tree, folder, 'node_modules', name)
      if (existsSync(target)) continue
      mkdirSync(dirname(target), { recursive: true })
      symlinkSync(ours.get(name) ?? realpathSync(elsewhere(name) ?? name), target)
    }
  }
}
