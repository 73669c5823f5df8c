import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../testing/startProcess'
import { useServer } from '../testing/useServer'
import { findProject } from './findProject'
import { openProjects } from './openProjects'
import { openUsage } from './openUsage'
import { runProjectsCommand } from './runProjectsCommand'

const { start, createFolder, getValkeyUrl } = useServer()
const ORIGIN = 'https://app.example'

async function createFile() {
  const folder = await createFolder()
  const path = join(folder, 'projects.json')
  const environment = { PROJECTS_FILE: path, PUBLIC_URL: 'https://wallet.example', DATA_FOLDER: folder }
  const run = (...args: string[]) => runProjectsCommand(args, environment)
  const read = async () => JSON.parse(await readFile(path, 'utf8'))
  return { folder, path, environment, run, read }
}

describe('foyer-server projects', () => {
  it('adds a project with a key, origins, features and a quota, to a file that others cannot read', async () => {
    const { run, read, path } = await createFile()
    const output = await run(
      ...['add', 'harbor', '--origin', ORIGIN, '--feature', 'swap=off', '--requests-per-day', '1000'],
      ...['--messages-per-day', '500', '--analytics'],
    )
    const [, key] = /^The project harbor has the key ([0-9a-f]{32}): /.exec(output) ?? []
    expect(await read()).toEqual({
      harbor: {
        keys: [key],
        origins: [ORIGIN],
        features: [{ id: 'swap', isEnabled: false, config: null }],
        requestsPerDay: 1000,
        messagesPerDay: 500,
        analytics: true,
      },
    })
    expect((await stat(path)).mode & 0o777).toBe(0o600)
  })

  it('rotates a key, and accepts the former one until the next rotation', async () => {
    const { run, read, path } = await createFile()
    await writeFile(path, '{"harbor":{}}')
    await run('rotate', 'harbor')
    const [second, first] = (await read()).harbor.keys
    expect(first).toBe('harbor')
    await run('rotate', 'harbor')
    const projects = await read()
    expect(projects.harbor.keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), second])
    expect(findProject(projects, { key: second })).toMatchObject({ projectId: 'harbor' })
    expect(findProject(projects, { key: 'harbor' })).toMatchObject({ status: 401 })
  })

  it('removes a project, and lists the others with their counts of today', async () => {
    const { run, folder, path } = await createFile()
    await writeFile(
      path,
      '{"harbor":{"requestsPerDay":5,"messagesPerDay":7},"kelp":{"origins":["https://kelp.example"]}}',
    )
    const usage = await openUsage({ folder, valkeyUrl: undefined, onError: () => {} })
    onTestFinished(() => usage.close())
    await usage.count('harbor')
    await usage.addRelay(new Map([['harbor', { sockets: 2, messages: 3 }]]))
    expect((await run('list')).split('\n')).toEqual([
      'harbor; keys harbor; every origin; 1 of 5 requests, 3 of 7 messages, 2 sockets today',
      'kelp; keys kelp; origins https://kelp.example; 0 of any number of requests, 0 of any number of messages, 0 sockets today',
    ])
    await run('remove', 'harbor')
    expect(await run('list')).toMatch(/^kelp; /)
  })

  it.each([
    ['a project twice', ['add', 'harbor'], 'There is a project harbor.'],
    ['an origin that is none', ['add', 'kelp', '--origin', 'kelp'], 'is not like https://app.example'],
    ['an id that is none', ['add', 'k e l p'], 'is not JSON|mistake|Invalid'],
    ['a project that is not there', ['remove', 'kelp'], 'There is no project kelp.'],
    ['a prototype', ['rotate', 'constructor'], 'There is no project constructor.'],
    ['a quota of nothing', ['add', 'kelp', '--requests-per-day', '0'], 'Usage:'],
    ['a quota of messages that is no number', ['add', 'kelp', '--messages-per-day', 'many'], 'Usage:'],
    ['an option that is unknown', ['add', 'kelp', '--quota', '1'], 'Usage:'],
    ['no command', [], 'Usage:'],
  ])('refuses %s, and leaves the file as it was', async (_, args, message) => {
    const { run, read } = await createFile()
    await run('add', 'harbor')
    const before = await read()
    await expect(run(...args)).rejects.toThrow(new RegExp(message))
    expect(await read()).toEqual(before)
    await run('remove', 'harbor')
  })

  it('lets one command change the file at a time', async () => {
    const { run, read, path } = await createFile()
    const results = await Promise.allSettled(['one', 'two', 'three'].map((id) => run('add', id)))
    const added = results.filter(({ status }) => status === 'fulfilled').length
    expect(Object.keys(await read())).toHaveLength(added)
    await writeFile(`${path}.new`, '')
    await expect(run('add', 'four')).rejects.toThrow(`If none runs, delete ${path}.new.`)
  })

  it('is a command of the server, which says what is missing', async () => {
    const { environment } = await createFile()
    expect(await runCommand(['projects', 'add', 'harbor'], environment)).toMatchObject({ code: 0 })
    const listed = await runCommand(['projects', 'list'], { PROJECTS_FILE: environment.PROJECTS_FILE })
    expect(listed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^harbor; keys \w+; every origin; any number of requests, any number of messages, a day\n$/,
      ),
    })
    expect(await runCommand(['projects', 'list'], {})).toMatchObject({
      code: 1,
      stderr: 'Set PROJECTS_FILE to the file of the projects.\n',
    })
  })
})

describe('the file of projects', () => {
  it('is read again when it changes, and mistakes change nothing', async () => {
    const { path, run } = await createFile()
    const lines: string[] = []
    const source = openProjects({}, path, { log: (line) => lines.push(line), intervalMs: 20 })
    onTestFinished(() => source.close())
    await run('add', 'harbor')
    await expect.poll(() => Object.keys(source.current() ?? {})).toEqual(['harbor'])
    await writeFile(path, '{"kelp":{"origins":["kelp"]}}')
    await expect.poll(() => lines.at(-1)).toMatch(/^projects: unchanged: .* has an origin that is not like/)
    expect(Object.keys(source.current() ?? {})).toEqual(['harbor'])
  })

  it('changes who may use a running server', async () => {
    const { path, run } = await createFile()
    await writeFile(path, '{}')
    const server = await start({ projects: {}, projectsFile: path })
    const getStatus = async () => (await fetch(`${server.httpUrl}/getWallets?projectId=harbor`)).status
    expect(await getStatus()).toBe(401)
    expect(await (await server.connect({ projectId: 'harbor' })).closed).toMatchObject({ code: 3000 })
    await writeFile(path, '{"harbor":{}}')
    await expect.poll(getStatus, { timeout: 10_000 }).toBe(200)
    const client = await server.connect({ projectId: 'harbor' })
    expect(await client.call('irn_subscribe', { topic: 'a'.repeat(64) })).toHaveProperty('result')
    await run('remove', 'harbor')
    await expect.poll(getStatus, { timeout: 10_000 }).toBe(401)
  })
})

describe.each(['SQLite', 'Valkey'] as const)('a quota over %s', (kind) => {
  it('refuses requests beyond it until tomorrow, whichever key they have, and those of no other project', async () => {
    const folder = await createFolder()
    const id = `harbor-${kind}`
    const projects = { [id]: { origins: [ORIGIN], keys: ['new', 'old'], requestsPerDay: 3 }, kelp: {} }
    const servers = [await start({ kind, folder, projects })]
    if (kind === 'Valkey') servers.push(await start({ kind, projects }))
    let turn = 0
    const request = (key: string) =>
      fetch(`${servers[turn++ % servers.length]?.httpUrl}/getAnalyticsConfig?projectId=${key}`, {
        headers: { origin: ORIGIN },
      })
    for (const key of ['new', 'old', 'new']) expect((await request(key)).status).toBe(200)
    const refused = await request('old')
    expect(refused.status).toBe(429)
    expect(await refused.json()).toMatchObject({
      detail: 'This project has used up its requests for today (UTC). Try again tomorrow.',
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(86_400)
    expect(refused.headers.get('access-control-allow-origin')).toBe(ORIGIN)
    expect((await request('kelp')).status).toBe(200)
  })

  it('begins anew each day', async () => {
    let now = new Date('2026-11-27T23:59:59Z')
    const valkeyUrl = kind === 'Valkey' ? await getValkeyUrl() : undefined
    const usage = await openUsage({ folder: await createFolder(), valkeyUrl, onError: () => {}, now: () => now })
    onTestFinished(() => usage.close())
    expect([await usage.count('daily'), await usage.count('daily')]).toEqual([1, 2])
    now = new Date('2026-11-28T00:00:00Z')
    expect(await usage.count('daily')).toBe(1)
    expect(await usage.read()).toMatchObject({ daily: { requests: 1 } })
  })
})
