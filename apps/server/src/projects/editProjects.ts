import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import * as z from 'zod/mini'
import { parseJson } from '../parseJson'
import { SetupError } from '../settings/SetupError'
import { type Project, projectsSchema } from './projectSchema'

const KEY_BYTES = 16

type ProjectsById = Readonly<Record<string, Project>>

/** Reads a file of projects. Throws a `SetupError` for one that cannot be read or has a mistake. */
export function readProjectsFile(path: string): ProjectsById {
  const read = z.safeParse(projectsSchema, parseJson(readOrThrow(path)))
  if (read.success) return read.data
  throw new SetupError(`${path} ${read.error.issues[0]?.message ?? 'has a mistake'}`)
}

/** Adds a project with a new key, which it returns. Creates the file if there is none. */
export const addProject = (path: string, id: string, project: Project): Promise<string> =>
  editProjects(path, (projects) => {
    if (Object.hasOwn(projects, id)) throw new SetupError(`There is a project ${id}.`)
    const key = createKey()
    return { projects: { ...projects, [id]: { ...project, keys: [key] } }, result: key }
  })

export const removeProject = (path: string, id: string): Promise<void> =>
  editProjects(path, (projects) => {
    getProject(projects, id)
    const { [id]: _, ...others } = projects
    return { projects: others, result: undefined }
  })

/** Gives a project a new key, which it returns. The key before it stays valid until the next rotation. */
export const rotateKey = (path: string, id: string): Promise<string> =>
  editProjects(path, (projects) => {
    const project = getProject(projects, id)
    const [former = id] = project.keys ?? [id]
    const key = createKey()
    return { projects: { ...projects, [id]: { ...project, keys: [key, former] } }, result: key }
  })

const createKey = () => randomBytes(KEY_BYTES).toString('hex')

function getProject(projects: ProjectsById, id: string): Project {
  const project = Object.hasOwn(projects, id) ? projects[id] : undefined
  if (project === undefined) throw new SetupError(`There is no project ${id}.`)
  return project
}

/** Replaces the file as a whole, so that a server never reads half of it. One edit at a time. */
async function editProjects<Result>(
  path: string,
  change: (projects: ProjectsById) => { readonly projects: ProjectsById; readonly result: Result },
): Promise<Result> {
  const draft = `${path}.new`
  // Created by one command alone, so it is the lock as well.
  const file = await open(draft, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new SetupError(
      error.code === 'EEXIST'
        ? `Another command changes ${path}. If none runs, delete ${draft}.`
        : `${draft} can’t be written.`,
    )
  })
  try {
    const { projects, result } = change(isMissing(path) ? {} : readProjectsFile(path))
    const read = z.safeParse(projectsSchema, projects)
    if (!read.success) throw new SetupError(`The project ${read.error.issues[0]?.message ?? 'has a mistake'}.`)
    await file.writeFile(`${JSON.stringify(projects, null, 2)}\n`)
    await file.sync()
    await file.close()
    await rename(draft, path)
    return result
  } catch (error) {
    await file.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

function isMissing(path: string): boolean {
  try {
    readFileSync(path)
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}

function readOrThrow(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SetupError(`${path} can’t be read.`)
  }
}
