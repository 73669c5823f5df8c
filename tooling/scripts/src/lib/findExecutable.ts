import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

export function findExecutable(candidates: readonly string[], env: NodeJS.ProcessEnv) {
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin']
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
