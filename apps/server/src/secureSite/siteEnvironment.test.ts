import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findPortMistakes, findSiteMistakes, toServerNames, toSiteEnvironment } from './siteEnvironment'

const SITE = {
  PUBLIC_URL: 'https://wallet.example',
  SECURE_SITE_URL: 'https://keys.example',
  SECURE_SITE_SERVICE_KEY_FILE: '/run/secrets/service-key',
}

describe('the environment of the secure site', () => {
  it('has its own settings without their prefix, and nothing else of the server', () => {
    const environment = {
      ...SITE,
      PATH: '/usr/bin',
      ADMIN_TOKEN: 'secret',
      VALKEY_URL: 'redis://secret',
      PROJECTS_FILE: '/etc/projects',
      PORT: '9000',
      PROXIES: '1',
      METRICS_ADDRESS: '127.0.0.1:9464',
    }
    expect(toSiteEnvironment(environment)).toEqual({
      PATH: '/usr/bin',
      SECURE_URL: 'https://keys.example',
      SERVICE_KEY_FILE: '/run/secrets/service-key',
      PORT: '8081',
      PROXIES: '1',
    })
  })

  it('has the first node of each EVM and Solana network of the server, unless the site has nodes of its own', () => {
    const nodes = {
      'eip155:1': ['https://a.example', 'https://b.example'],
      'cosmos:cosmoshub-4': ['https://c.example'],
    }
    expect(toSiteEnvironment(SITE, nodes).NODES).toBe('{"eip155:1":"https://a.example"}')
    expect(toSiteEnvironment({ ...SITE, SECURE_SITE_NODES: '{}' }, nodes).NODES).toBe('{}')
    expect(toSiteEnvironment({ ...SITE, SECURE_SITE_NODES_FILE: '/nodes' }, nodes).NODES).toBeUndefined()
  })
})

it.each([
  [
    'a secret beside its file',
    { SECURE_SITE_SERVICE_KEY: 'secret' },
    /^SECURE_SITE_SERVICE_KEY is not read beside SECURE_SITE_SERVICE_KEY_FILE: leave it out$/,
  ],
  ['a secret that is no file', { SECURE_SITE_MAIL: 'secret' }, /^SECURE_SITE_MAIL is not read: name its file in/],
  [
    'a database with a password',
    { SECURE_SITE_DATABASE: 'postgres://a:secret@db/site' },
    /has a password: name a file/,
  ],
  ['a file of a setting that is none', { SECURE_SITE_POLICY_FILE: 'x' }, /^SECURE_SITE_POLICY_FILE is no setting/],
  ['a name that the site does not have', { SECURE_SITE_MAIL_FORM: 'x' }, /^SECURE_SITE_MAIL_FORM is no setting/],
  ['the origin of the server', { SECURE_SITE_URL: 'https://WALLET.example' }, /^SECURE_SITE_URL has the origin of PUB/],
  [
    'settings without the site',
    { SECURE_SITE_URL: undefined },
    /^SECURE_SITE_URL is missing, without which SECURE_SITE_/,
  ],
])('%s is a mistake, which is named without its value', (_words, change, expected) => {
  const mistakes = findSiteMistakes({ ...SITE, ...change })
  expect(mistakes).toEqual([expect.stringMatching(expected)])
  expect(mistakes.join()).not.toContain('secret')
})

it('ports that are taken twice are mistakes, and free ports are none', () => {
  expect(findPortMistakes({ ...SITE, PORT: '0', SECURE_SITE_PORT: '0', METRICS_ADDRESS: '127.0.0.1:0' })).toEqual([])
  expect(findPortMistakes({ ...SITE, METRICS_ADDRESS: '127.0.0.1:9464' })).toEqual([])
  expect(findPortMistakes({ PORT: '8081' })).toEqual([])
  const ports = { PORT: '8081', METRICS_ADDRESS: '127.0.0.1:9464', SECURE_SITE_METRICS_ADDRESS: '[::1]:9464' }
  expect(findPortMistakes({ ...SITE, ...ports })).toEqual([
    'PORT and SECURE_SITE_PORT have the same port: set another one',
    'METRICS_ADDRESS and SECURE_SITE_METRICS_ADDRESS have the same port: set another one',
  ])
  expect(findPortMistakes({ METRICS_ADDRESS: '127.0.0.1:8080' })).toEqual([
    'PORT and METRICS_ADDRESS have the same port: set another one',
  ])
})

it('a database without a password may be named directly', () => {
  for (const path of ['/var/lib/site.db', 'postgres://db/site'])
    expect(findSiteMistakes({ ...SITE, SECURE_SITE_DATABASE: path })).toEqual([])
})

it('messages of the site name settings as the operator has set them', () => {
  expect(toServerNames('Missing or invalid: SECURE_URL, MAIL, OLDER_SERVICE_KEY. See the README.')).toBe(
    'Missing or invalid: SECURE_SITE_URL, SECURE_SITE_MAIL_FILE, SECURE_SITE_OLDER_SERVICE_KEY_FILE. See the README.',
  )
  expect(toServerNames('start once with --init (or INIT=1 in the environment). A URL of SQL')).toBe(
    'start once with --init (or SECURE_SITE_INIT=1 in the environment). A URL of SQL',
  )
})

it('knows every setting of the secure site', () => {
  const source = readFileSync(new URL('../../../secure-site/src/readSettings.ts', import.meta.url), 'utf8')
  const names = [...source.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].flatMap(([, name]) => name ?? [])
  expect(names).toContain('DESCRIPTORS_KEY')
  const unknown = names
    .filter((name) => name !== 'SECURE_URL')
    .flatMap((name) => findSiteMistakes({ ...SITE, [`SECURE_SITE_${name}`]: 'x' }))
    .filter((mistake) => mistake.includes('is no setting'))
  expect(unknown).toEqual([])
})
