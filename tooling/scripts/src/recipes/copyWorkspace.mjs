import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

const isSource = (path) => !['node_modules', 'dist', 'coverage', '.turbo'].includes(basename(path))

/** Copies some folders of the workspace, so that what they import of each other is the copy and all else is shared. */
export function copyWorkspace({ from, to, folders, files }) {
  for (const path of [...folders, ...files])
    cpSync(join(from, path), join(to, path), { recursive: true, filter: isSource })
  link(join(from, 'node_modules'), join(to, 'node_modules'), folders)
  for (const folder of folders) link(join(from, folder, 'node_modules'), join(to, folder, 'node_modules'), folders)

  function link(source, target, copied) {
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
