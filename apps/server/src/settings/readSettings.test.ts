import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runCommand } from '../testing/startProcess'
import { findSettingNotes } from './findSettingNotes'
import { readSettings } from './readSettings'

const VALID = { PUBLIC_URL: 'https://wallet.example' }

it('readSettings fills in defaults', () => {
  expect(readSettings(VALID)).toEqual({
    ...VALID,
    PORT: 8080,
    DATA_FOLDER: 'data',
    PROXIES: 0,
    NODES: {},
    COMPARED: [],
    TOKENS: {},
    HISTORY: {},
    NFTS: {},
    EVENTS_MB: 1_000,
    DRAIN_SECONDS: 5,
  })
})

it('readSettings names every mistake at once', () => {
  const read = () =>
    readSettings({
      PORT: '80800',
      VALKEY_URL: 'valkey.example',
      PROJECTS: '{"harbor":{"origins":["harbor.example"]}}',
      METRICS_ADDRESS: '9464',
      DATABASE_URL: 'mysql://db.example/names',
      NAMES: '{"zone":"Names.example"}',
      NAMES_SIGNER_KEY: '0x12',
      DRAIN_SECONDS: 'soon',
    })
  expect(read).toThrow(
    [
      'These settings need a change:',
      '  PUBLIC_URL is missing',
      '  PORT is not a port',
      '  VALKEY_URL is not a URL that begins with redis://, rediss:// or unix:///',
      '  DATABASE_URL is not a URL that begins with postgres://',
      '  PROJECTS has an origin that is not like https://app.example (at harbor.origins.0)',
      '  NAMES has a zone that is no name like names.example (at zone)',
      '  NAMES_SIGNER_KEY is not a private key: 0x and 64 hex digits',
      '  METRICS_ADDRESS is not host:port, such as 127.0.0.1:9464',
      '  DRAIN_SECONDS is not a number of seconds up to 600',
    ].join('\n'),
  )
})

const PROJECT = { origins: ['harbor.example'], other: 1 }

it.each([
  [
    'PROJECTS',
    { one: PROJECT, two: PROJECT },
    [
      'PROJECTS has an origin that is not like https://app.example (at one.origins.0)',
      'PROJECTS has what is no field of it: other (at one)',
      'PROJECTS has an origin that is not like https://app.example (at two.origins.0)',
      'PROJECTS has what is no field of it: other (at two)',
    ],
  ],
  [
    'NODES',
    { 'eip155:1': 'one.example', 'eip155:10': ['https://two.example', 'three.example'] },
    [
      'NODES has a node that is no http or https URL (at eip155:1)',
      'NODES has a node that is no http or https URL (at eip155:10.1)',
    ],
  ],
  ['NAMES', { zone: 1 }, ['NAMES needs a value of the type string (at zone)']],
])('readSettings names every mistake of %s, and where it is', (name, value, mistakes) => {
  expect(() => readSettings({ ...VALID, [name]: JSON.stringify(value) })).toThrow(
    ['These settings need a change:', ...mistakes.map((line) => `  ${line}`)].join('\n'),
  )
})

it('readSettings checks settings with each other while another one is wrong', () => {
  const settings = { PORT: 'x', COMPARED: 'eip155:1', NODES: '{"eip155:1":"https://node.example"}' }
  const TOKENS = JSON.stringify({ 'eip155:10': [{ ...TOKEN, address: ADDRESS }] })
  expect(() => readSettings({ ...settings, TOKENS })).toThrow(
    [
      '  PUBLIC_URL is missing',
      '  PORT is not a port',
      '  TOKENS has eip155:10, which is neither in NODES nor in HISTORY',
      '  COMPARED needs two nodes of eip155:1 in NODES',
    ].join('\n'),
  )
})

it('findSettingNotes takes the path of Node, which npm sets, for no setting', () => {
  expect(findSettingNotes({ NODE: '/usr/bin/node' })).toEqual([])
  expect(findSettingNotes({ NODE: 'https://node.example' })).toHaveLength(1)
})

it('foyer-server check names variables that are nearly settings, and a port that is not fixed', async () => {
  const near = { NODE: 'x', PROJECT: 'x', VALKEY_UR: 'x', NAMES_FIL: 'x', HOME: 'x', NODE_ENV: 'x', PORT: '0' }
  const { code, stdout, stderr } = await runCommand(['check'], { ...VALID, ...near })
  expect(stdout).toBe('The settings are valid.\nPORT is 0: the server takes any free port.\n')
  expect([code, stderr.trim().split('\n')]).toEqual([
    0,
    [
      'NODE is no setting; did you mean NODES?',
      'PROJECT is no setting; did you mean PROJECTS?',
      'VALKEY_UR is no setting; did you mean VALKEY_URL?',
      'NAMES_FIL is no setting; did you mean NAMES_FILE?',
    ],
  ])
})

it.each([
  ['no origins', {}],
  ['an origin with *', { origins: ['http://localhost:*'] }],
  ['http beside https', { origins: ['https://harbor.example', 'http://localhost:3000'] }],
])('readSettings refuses sign-in for a project with %s', (_, project) => {
  const PROJECTS = JSON.stringify({ harbor: { ...project, signIn: { chains: ['eip155:1'] } } })
  const mistake = 'PROJECTS has signIn, which needs origins without *, all https or all http'
  expect(() => readSettings({ ...VALID, PROJECTS })).toThrow(mistake)
})

it.each(['eip155:01', 'tron:1', 'eip155', 'solana:'])('readSettings refuses sign-in on %j', (chainId) => {
  const project = { origins: ['https://harbor.example'], signIn: { chains: [chainId] } }
  expect(() => readSettings({ ...VALID, PROJECTS: JSON.stringify({ harbor: project }) })).toThrow(
    'PROJECTS has a chain on which nobody can sign in',
  )
})

const TOKEN = { name: 'USD\u202eCoin\u0000', symbol: ' USD\u200bC ', decimals: 6 }
const ADDRESS = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

it('readSettings cleans names of tokens', () => {
  const { TOKENS } = readSettings({
    ...VALID,
    NODES: '{"eip155:1":"https://node.example"}',
    TOKENS: JSON.stringify({ 'eip155:1': [{ address: ADDRESS, ...TOKEN }] }),
  })
  expect(TOKENS).toEqual({ 'eip155:1': [{ address: ADDRESS, name: 'USDCoin', symbol: 'USDC', decimals: 6 }] })
})

const EXPLORER = { blockscout: 'https://explorer.example' }

it('readSettings takes one source or a list of prices, history and NFTs', () => {
  const other = { blockscout: 'https://other.example' }
  const file = { file: 'prices.json' }
  const read = (prices: unknown, service: unknown) =>
    readSettings({
      ...{ ...VALID, PRICES: JSON.stringify(prices) },
      ...{ HISTORY: JSON.stringify({ 'eip155:1': service }), NFTS: JSON.stringify({ 'eip155:1': service }) },
    })
  const one = { 'eip155:1': [EXPLORER] }
  expect(read(file, EXPLORER)).toMatchObject({ PRICES: [file], HISTORY: one, NFTS: one })
  const prices = [file, { url: 'https://prices.example/?ids={ids}&vs={currency}', headers: { key: 'x' } }]
  const two = { 'eip155:1': [EXPLORER, other] }
  expect(read(prices, [EXPLORER, other])).toMatchObject({ PRICES: prices, HISTORY: two, NFTS: two })
})

it.each([
  ['NODES', '{"eip155:1":["https://one.example"]}', 'COMPARED needs two nodes of eip155:1 in NODES'],
  ['COMPARED', 'eip155', 'COMPARED is not a list such as eip155:1,eip155:10'],
  ['TOKENS', '[]', 'TOKENS is not JSON such as'],
  ['TOKENS', JSON.stringify({ 'eip155:1': [{ ...TOKEN, address: '0x1' }] }), 'TOKENS has a token without the address'],
  ['TOKENS', JSON.stringify({ 'eip155:1': [{ ...TOKEN, decimals: 37 }] }), 'TOKENS '],
  ['TOKENS', JSON.stringify({ 'eip155:1': [{ ...TOKEN, symbol: '\u202e' }] }), 'TOKENS has an empty name or symbol'],
  ['PRICES', '{"url":"https://prices.example"}', 'PRICES is not JSON such as'],
  ['NFTS', '{"eip155:1":{"das":"https://node.example"}}', 'EVM has blockscout, Solana das'],
  ['HISTORY', '{"eip155:1":{"blockscout":"explorer.example"}}', 'HISTORY is not JSON such as'],
  ['PRICES', '{"file":""}', 'PRICES is not JSON such as'],
  ['PRICES', '[]', 'PRICES is not JSON such as'],
  ['PRICES', '[{"file":"prices.json"},{"file":"prices.json"}]', 'PRICES names a source twice'],
  [
    'HISTORY',
    `{"eip155:1":${JSON.stringify([...'123456'].map((each) => ({ ponder: `https://${each}.example` })))}}`,
    'HISTORY has more than 5 sources',
  ],
  ['NFTS', `{"eip155:1":[${JSON.stringify(EXPLORER)},{"das":"https://node.example"}]}`, 'EVM has blockscout'],
])('readSettings refuses %s of %s', (name, value, mistake) => {
  expect(() => readSettings({ ...VALID, COMPARED: 'eip155:1', [name]: value })).toThrow(mistake)
})

it.each([
  ['NAMES_SIGNER_KEY', `0x${'1'.repeat(64)}`, 'NAMES_SIGNER_KEY needs NAMES, whose answers it signs'],
  ['DATABASE_URL', 'postgres://db.example/names', 'DATABASE_URL needs NAMES or DIRECTORY_KEY'],
  ['DIRECTORY_KEY', 'A'.repeat(43), 'DIRECTORY_KEY needs DIRECTORY_FOLDER or DATABASE_URL, whose list it checks'],
  ['ADMIN_TOKEN', 'x'.repeat(32), 'ADMIN_TOKEN needs METRICS_ADDRESS, where the admin page is served'],
  ['PRICES', '{"file":"prices.json"}', 'PRICES needs NODES or HISTORY, whose coins have prices'],
  [
    'TOKENS',
    JSON.stringify({ 'eip155:1': [{ ...TOKEN, address: ADDRESS }] }),
    'TOKENS has eip155:1, which is neither in NODES nor in HISTORY',
  ],
  ['DIRECTORY_KEY_FILE', '/run/key', 'DIRECTORY_KEY_FILE is not read: set DIRECTORY_KEY'],
])('readSettings refuses %s, which would have no effect alone', (name, value, mistake) => {
  expect(() => readSettings({ ...VALID, [name]: value })).toThrow(mistake)
})

it('readSettings takes a directory from the database or from a folder, and not from both', () => {
  const database = { DATABASE_URL: 'postgres://db.example/foyer', DIRECTORY_KEY: 'A'.repeat(43) }
  expect(readSettings({ ...VALID, ...database })).toMatchObject(database)
  expect(() => readSettings({ ...VALID, ...database, DIRECTORY_FOLDER: 'directory' })).toThrow(
    'DIRECTORY_FOLDER and DATABASE_URL are both set',
  )
})

it('readSettings takes settings with those that they need', async () => {
  const names = { NAMES: '{"zone":"names.example"}', DATABASE_URL: 'postgres://db.example/names' }
  const directory = { DIRECTORY_FOLDER: 'directory', DIRECTORY_KEY: 'A'.repeat(43) }
  const prices = { PRICES: '{"file":"prices.json"}', HISTORY: '{"eip155:1":{"blockscout":"https://explorer.example"}}' }
  const given = { ...VALID, ...names, NAMES_SIGNER_KEY: `0x${'1'.repeat(64)}`, ...directory, ...prices }
  expect(readSettings(given)).toMatchObject({ NAMES_SIGNER_KEY: `0x${'1'.repeat(64)}` })
})

it.each([
  ['{"zone":"names.example","reserved":["Big"]}', 'has a reserved word with other letters than a-z, 0-9, -'],
  ['{"zone":"xn--nmes-pra.example"}', 'has a zone that is no name like names.example'],
  ['{"zone":"names.example","perAddress":0}', ''],
  ['{"zone":"names.example","other":1}', ''],
  ['names.example', 'is not JSON such as {"zone":"names.example"}'],
])('readSettings refuses the names %s', (NAMES, mistake) => {
  expect(() => readSettings({ ...VALID, NAMES })).toThrow(`NAMES ${mistake}`)
})

it('readSettings names no value of a setting, which may be a secret', () => {
  expect(() => readSettings({ ...VALID, VALKEY_URL: 'secret' })).toThrow(/^(?!.*secret)/s)
})

it('readSettings reads a setting from a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-settings-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'projects'), '{"harbor":{"origins":["https://harbor.example"]}}\n')
  const { PROJECTS } = readSettings({ ...VALID, PROJECTS_FILE: join(folder, 'projects') })
  expect(PROJECTS).toEqual({ harbor: { origins: ['https://harbor.example'] } })
  const missing = { ...VALID, PROJECTS_FILE: join(folder, 'missing') }
  expect(() => readSettings(missing)).toThrow(
    `PROJECTS_FILE names ${missing.PROJECTS_FILE}, which can’t be read (ENOENT)`,
  )
})

it('foyer-server check reports mistakes, and starts nothing', async () => {
  expect(await runCommand(['check'], {})).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('PUBLIC_URL is missing'),
  })
  expect(await runCommand(['check'], VALID)).toMatchObject({ code: 0, stdout: 'The settings are valid.\n' })
})
