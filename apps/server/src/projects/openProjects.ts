import { unwatchFile, watchFile } from 'node:fs'
import { readProjectsFile } from './editProjects'
import type { Projects } from './projectSchema'

const CHECK_INTERVAL_MS = 1_000

export interface ProjectSource {
  readonly current: () => Projects
  close(): void
}

/**
 * Keeps projects up to date with their file. A file with mistakes changes nothing.
 *
 * @param path undefined for projects that do not change
 */
export function openProjects(
  initial: Projects,
  path: string | undefined,
  { log, intervalMs = CHECK_INTERVAL_MS }: { readonly log: (line: string) => void; readonly intervalMs?: number },
): ProjectSource {
  let projects = initial
  const reload = () => {
    try {
      if (path !== undefined) projects = readProjectsFile(path)
      log('projects: read again')
    } catch (error) {
      log(`projects: unchanged: ${error instanceof Error ? error.message : 'unknown error'}`)
    }
  }
  // Polls, because a container's mounted file is replaced by a link that file events do not follow.
  if (path !== undefined) watchFile(path, { interval: intervalMs, persistent: false }, reload)
  return {
    current: () => projects,
    close() {
      if (path !== undefined) unwatchFile(path, reload)
    },
  }
}
