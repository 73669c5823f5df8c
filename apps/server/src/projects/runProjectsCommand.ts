import { parseArgs } from 'node:util'
import { readSettings } from '../settings/readSettings'
import { SetupError } from '../settings/SetupError'
import { checkValkey } from '../storage/checkValkey'
import { addProject, readProjectsFile, removeProject, rotateKey } from './editProjects'
import { type DayCounts, openUsage } from './openUsage'
import type { Project } from './projectSchema'

const USAGE = `Usage:
  foyer-server projects list
  foyer-server projects add ID [--origin URL]… [--feature NAME=on|off]… [--requests-per-day NUMBER]
    [--messages-per-day NUMBER] [--analytics]
  foyer-server projects remove ID
  foyer-server projects rotate ID`

/** Settings by which the counts of requests are found. */
const COUNT_SETTINGS = ['PUBLIC_URL', 'DATA_FOLDER', 'VALKEY_URL', 'VALKEY_URL_FILE']

type Environment = Readonly<Record<string, string | undefined>>

/** Changes or lists the projects of the file that `PROJECTS_FILE` names. Returns what to print. */
export async function runProjectsCommand(args: readonly string[], environment: Environment): Promise<string> {
  const path = environment.PROJECTS_FILE
  if (!path) throw new SetupError('Set PROJECTS_FILE to the file of the projects.')
  const { positionals, values } = parseOrThrow(args)
  const [command, id, ...more] = positionals
  const hasId = id !== undefined && more.length === 0
  if (command !== 'add' && Object.keys(values).length > 0) throw new SetupError(USAGE)
  if (command === 'list' && id === undefined) return listProjects(path, environment)
  if (command === 'add' && hasId) {
    const key = await addProject(path, id, toProject(values))
    return `The project ${id} has the key ${key}: pass it as projectId.`
  }
  if (command === 'remove' && hasId) {
    await removeProject(path, id)
    return `The project ${id} is removed.`
  }
  if (command === 'rotate' && hasId) {
    const key = await rotateKey(path, id)
    return `The project ${id} has the key ${key}. Its former key is valid until the next rotation.`
  }
  throw new SetupError(USAGE)
}

function parseOrThrow(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        origin: { type: 'string', multiple: true },
        feature: { type: 'string', multiple: true },
        'requests-per-day': { type: 'string' },
        'messages-per-day': { type: 'string' },
        analytics: { type: 'boolean' },
      },
    })
  } catch {
    throw new SetupError(USAGE)
  }
}

function toProject({
  origin,
  feature,
  'requests-per-day': requests,
  'messages-per-day': messages,
  analytics,
}: ReturnType<typeof parseOrThrow>['values']): Project {
  for (const quota of [requests, messages])
    if (quota !== undefined && !/^[1-9]\d{0,11}$/.test(quota)) throw new SetupError(USAGE)
  return {
    ...(origin && { origins: origin }),
    ...(feature && { features: feature.map(toFeature) }),
    ...(requests !== undefined && { requestsPerDay: Number(requests) }),
    ...(messages !== undefined && { messagesPerDay: Number(messages) }),
    ...(analytics && { analytics }),
  }
}

function toFeature(text: string) {
  const [, id = '', state] = /^([\w-]+)=(on|off)$/.exec(text) ?? []
  if (state === undefined) throw new SetupError(USAGE)
  return { id, isEnabled: state === 'on', config: null }
}

async function listProjects(path: string, environment: Environment): Promise<string> {
  const projects = readProjectsFile(path)
  const today = await readCounts(environment)
  const lines = Object.entries(projects).map(([id, { keys = [id], origins, requestsPerDay, messagesPerDay }]) => {
    const { requests, messages, sockets } = today?.[id] ?? { requests: 0, messages: 0, sockets: 0 }
    const toPart = (count: number, most: number | undefined, what: string) =>
      `${today === undefined ? '' : `${count} of `}${most ?? 'any number of'} ${what}`
    return [
      id,
      `keys ${keys.join(', ')}`,
      origins ? `origins ${origins.join(', ')}` : 'every origin',
      [
        toPart(requests, requestsPerDay, 'requests'),
        toPart(messages, messagesPerDay, 'messages'),
        today === undefined ? 'a day' : `${sockets} sockets today`,
      ].join(', '),
    ].join('; ')
  })
  return lines.join('\n') || 'There are no projects.'
}

/** Reads the counts of today, if settings say where they are. */
async function readCounts(environment: Environment): Promise<Readonly<Record<string, DayCounts>> | undefined> {
  if (!COUNT_SETTINGS.some((name) => environment[name])) return undefined
  const { DATA_FOLDER, VALKEY_URL } = readSettings({ PUBLIC_URL: 'http://localhost', ...environment })
  if (VALKEY_URL !== undefined) await checkValkey(VALKEY_URL)
  let failure: unknown
  const usage = await openUsage({
    folder: DATA_FOLDER,
    valkeyUrl: VALKEY_URL,
    onError: (error) => {
      failure = error
    },
  })
  try {
    return await usage.read()
  } catch (error) {
    throw failure ?? error
  } finally {
    await usage.close()
  }
}
