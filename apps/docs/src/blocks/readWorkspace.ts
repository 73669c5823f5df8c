import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface WorkspacePackage {
  readonly folder: string
  readonly name: string
  readonly scripts: readonly string[]
  readonly commands: readonly string[]
  readonly isPublished: boolean
}

const FOLDERS = ['packages', 'apps', 'tooling', 'examples']

/** Reads what commands on pages name: the packages of the repository and its examples, with their scripts. */
export function readWorkspace(root: string): readonly WorkspacePackage[] {
  const inner = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
  return ['', ...inner]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => {
      const { name, bin, scripts, ...rest } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const isPublished = !rest.private
      return { folder, name, scripts: Object.keys(scripts ?? {}), commands: Object.keys(bin ?? {}), isPublished }
    })
}
