import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSettings, readStorageSettings } from './readSettings'

const GOOD = {
  SECURE_URL: 'https://secure.example',
  DATABASE: '/var/lib/secure/site.db',
  SERVICE_KEY: 'A'.repeat(43),
  MAIL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Harbor <login@secure.example>',
  ALLOWED_ORIGINS: 'https://harbor.example',
  NODES: '{"eip155:1":"https://node.example"}',
}

it('readSettings reads the required settings', () => {
  const providers = { google: { issuer: 'https://accounts.example', clientId: 'id', clientSecret: 'secret' } }
  const read = readSettings({ ...GOOD, PORT: '9000', PROVIDERS: JSON.stringify(providers) })
  expect(read).toMatchObject({ PORT: 9000, NODES: { 'eip155:1': 'https://node.example' }, PROVIDERS: providers })
  expect(readSettings(GOOD).PORT).toBe(8080)
})

it.each([
  ['SECURE_URL', 'http://secure.example'],
  ['SECURE_URL', 'https://secure.example/'],
  ['DATABASE', 'mysql://user:secret@database.example/site'],
  ['SERVICE_KEY', 'too-short-to-be-one'],
  ['NODES', '{"eip155:1":5}'],
  ['NODES', 'no json'],
  ['PROVIDERS', '{"other":{}}'],
  ['MAIL', undefined],
  ['METRICS_ADDRESS', '9464'],
  ['METRICS_ADDRESS', '127.0.0.1:70000'],
  ['DRAIN_SECONDS', '-1'],
  ['PORT', '80800'],
  ['PORT', '-1'],
  ['PROXIES', '1.5'],
  ['ALLOWED_ORIGINS', 'harbor.example'],
  ['ALLOWED_ORIGINS', 'https://harbor.example/'],
  ['ALLOWED_ORIGINS', 'https://a.example,https://b.example'],
])('readSettings names an invalid %s without its value: %s', (name, value) => {
  const read = () => readSettings({ ...GOOD, [name]: value })
  expect(read).toThrow(name)
  if (value !== undefined) expect(read).not.toThrow(value)
})

it('readSettings takes origins with stars, separated by spaces', () => {
  const ALLOWED_ORIGINS = ' https://*.harbor.example  http://localhost:* capacitor://localhost '
  expect(readSettings({ ...GOOD, ALLOWED_ORIGINS }).ALLOWED_ORIGINS).toBe(ALLOWED_ORIGINS)
})

it('readSettings names every mistake at once, also those of settings that do not go together', () => {
  const settings = {
    ...{ ...GOOD, MAIL: '', PROXIES: 'x', KEY_PROVIDER: 'command', DESCRIPTORS: '/nowhere/at/all' },
    ...{ CAPTCHA_PAGE: CAPTCHA.CAPTCHA_PAGE, PORT: '9000', METRICS_ADDRESS: '127.0.0.1:9000' },
    ...{ DATABASE_FILE: '/nowhere', PROVIDERS_FILE: '/nowhere' },
  }
  expect(() => readSettings(settings)).toThrow(
    [
      'Missing or invalid: PROXIES, MAIL, KEY_COMMAND, CAPTCHA_VERIFY_URL, CAPTCHA_SECRET, DESCRIPTORS_KEY. See the README.',
      'Both DATABASE and DATABASE_FILE are set. Leave one out.',
      'PROVIDERS_FILE names a file that can’t be read.',
      'Both SERVICE_KEY and KEY_PROVIDER are set. Leave one out.',
      'DESCRIPTORS names a folder that can’t be read.',
      'PORT and METRICS_ADDRESS have the same port. Set another one.',
    ].join('\n'),
  )
})

const CAPTCHA = {
  CAPTCHA_PAGE: 'https://captcha.example/',
  CAPTCHA_VERIFY_URL: 'https://provider.example/siteverify',
  CAPTCHA_SECRET: 'a secret',
}

it('readSettings reads the captcha', () => {
  const captcha = { page: CAPTCHA.CAPTCHA_PAGE, verifyUrl: CAPTCHA.CAPTCHA_VERIFY_URL, secret: CAPTCHA.CAPTCHA_SECRET }
  expect(readSettings({ ...GOOD, ...CAPTCHA }).captcha).toEqual(captcha)
  expect(readSettings(GOOD).captcha).toBeUndefined()
})

it('readSettings reads the folder of descriptors with its key, and names the one that is missing', () => {
  const settings = { DESCRIPTORS: tmpdir(), DESCRIPTORS_KEY: 'A'.repeat(43) }
  const descriptors = { folder: settings.DESCRIPTORS, key: settings.DESCRIPTORS_KEY }
  expect(readSettings({ ...GOOD, ...settings }).descriptors).toEqual(descriptors)
  expect(readSettings(GOOD).descriptors).toBeUndefined()
  expect(() => readSettings({ ...GOOD, DESCRIPTORS: 'descriptors' })).toThrow('DESCRIPTORS_KEY')
  expect(() => readSettings({ ...GOOD, DESCRIPTORS_KEY: settings.DESCRIPTORS_KEY })).toThrow('DESCRIPTORS.')
  expect(() => readSettings({ ...GOOD, ...settings, DESCRIPTORS_KEY: 'short' })).toThrow('DESCRIPTORS_KEY')
})

it('readSettings names the settings that a captcha lacks', () => {
  expect(() => readSettings({ ...GOOD, CAPTCHA_PAGE: CAPTCHA.CAPTCHA_PAGE })).toThrow(
    'Missing or invalid: CAPTCHA_VERIFY_URL, CAPTCHA_SECRET.',
  )
  expect(() => readSettings({ ...GOOD, ...CAPTCHA, CAPTCHA_PAGE: 'http://captcha.example/' })).toThrow('CAPTCHA_PAGE')
})

describe('a secret in a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secure-settings-'))
  afterAll(() => rm(folder, { recursive: true }))
  const secrets = {
    DATABASE: 'postgres://user:secret@database.example/site',
    SERVICE_KEY: 'B'.repeat(43),
    OLDER_SERVICE_KEY: 'C'.repeat(43),
    MAIL: 'smtps://user:other@mail.example',
    NODES: '{"eip155:1":"https://node.example/v2/secret"}',
    PROVIDERS: '{"google":{"issuer":"https://accounts.example","clientId":"id","clientSecret":"secret"}}',
  }

  it('is read from the path in CAPTCHA_SECRET_FILE', async () => {
    const path = join(folder, 'captcha')
    await writeFile(path, `${CAPTCHA.CAPTCHA_SECRET}\n`)
    const inFile = readSettings({ ...GOOD, ...CAPTCHA, CAPTCHA_SECRET: undefined, CAPTCHA_SECRET_FILE: path })
    expect(inFile).toEqual(readSettings({ ...GOOD, ...CAPTCHA }))
  })

  it.each(Object.entries(secrets))('is read from the path in %s_FILE', async (name, value) => {
    const path = join(folder, name)
    await writeFile(path, `${value}\n`)
    const inFile = readSettings({ ...GOOD, [name]: '', [`${name}_FILE`]: path })
    expect(inFile).toEqual(readSettings({ ...GOOD, [name]: value }))
    expect(() => readSettings({ ...GOOD, [name]: value, [`${name}_FILE`]: path })).toThrow(
      `Both ${name} and ${name}_FILE are set`,
    )
  })

  it('is reported by the name that was set if it is invalid', async () => {
    const path = join(folder, 'invalid')
    await writeFile(path, 'short')
    const inFile = { ...GOOD, SERVICE_KEY: undefined, SERVICE_KEY_FILE: path }
    expect(() => readSettings(inFile)).toThrow('Missing or invalid: SERVICE_KEY_FILE. See the README.')
    expect(() => readSettings({ ...inFile, KEY_PROVIDER: 'command', KEY_COMMAND: 'keys' })).toThrow(
      'Both SERVICE_KEY_FILE and KEY_PROVIDER are set. Leave one out.',
    )
  })

  it('is reported by its setting’s name if the file is missing', () => {
    const missing = join(folder, 'none')
    expect(() => readSettings({ ...GOOD, MAIL: undefined, MAIL_FILE: missing })).toThrow(
      'MAIL_FILE names a file that can’t be read.',
    )
  })
})

it.each([
  [undefined, undefined],
  ['127.0.0.1:9464', { host: '127.0.0.1', port: 9464 }],
  ['[::1]:9464', { host: '::1', port: 9464 }],
])('readSettings reads METRICS_ADDRESS=%s as %o', (METRICS_ADDRESS, expected) => {
  expect(readSettings({ ...GOOD, METRICS_ADDRESS }).METRICS_ADDRESS).toEqual(expected)
})

it.each([
  [undefined, undefined],
  ['1', true],
  ['true', true],
  ['0', false],
])('readSettings reads INIT=%s as %s', (INIT, expected) => {
  expect(readSettings({ ...GOOD, INIT }).INIT).toBe(expected)
})

describe('the settings of the service key', () => {
  const { SERVICE_KEY, ...REST } = GOOD
  const HSM = { PKCS11_MODULE: '/hsm.so', PKCS11_TOKEN: 'foyer', PKCS11_KEY: 'master', PKCS11_PIN_FILE: '/pin' }
  const older = (settings: object) =>
    Object.fromEntries(Object.entries(settings).map(([name, value]) => [`OLDER_${name}`, value]))
  const pkcs11 = { provider: 'pkcs11', module: '/hsm.so', token: 'foyer', key: 'master', pinFile: '/pin' }
  const command = { provider: 'command', command: ['/bin/keys', '--key', 'x'] }
  const COMMAND = { KEY_PROVIDER: 'command', KEY_COMMAND: ' /bin/keys  --key x ' }

  it.each([
    [{ SERVICE_KEY }, { serviceKey: SERVICE_KEY, olderServiceKey: undefined }],
    [
      { KEY_PROVIDER: 'pkcs11', ...HSM },
      { serviceKey: pkcs11, olderServiceKey: undefined },
    ],
    [COMMAND, { serviceKey: command, olderServiceKey: undefined }],
    [
      { ...COMMAND, OLDER_SERVICE_KEY: SERVICE_KEY },
      { serviceKey: command, olderServiceKey: SERVICE_KEY },
    ],
    [
      { SERVICE_KEY, ...older({ KEY_PROVIDER: 'pkcs11', ...HSM }) },
      { serviceKey: SERVICE_KEY, olderServiceKey: pkcs11 },
    ],
    [
      { KEY_PROVIDER: 'pkcs11', ...HSM, ...older(COMMAND) },
      { serviceKey: pkcs11, olderServiceKey: command },
    ],
  ])('%o are read', (settings, expected) => {
    expect(readSettings({ ...REST, ...settings })).toMatchObject(expected)
    expect(readStorageSettings({ DATABASE: REST.DATABASE, ...settings })).toMatchObject(expected)
  })

  it.each([
    ['Missing or invalid: SERVICE_KEY.', {}],
    ['Missing or invalid: KEY_PROVIDER.', { KEY_PROVIDER: 'vault' }],
    ['Missing or invalid: KEY_COMMAND.', { KEY_PROVIDER: 'command', ...HSM }],
    [
      'Missing or invalid: PKCS11_TOKEN, PKCS11_PIN_FILE.',
      { KEY_PROVIDER: 'pkcs11', ...HSM, PKCS11_TOKEN: '', PKCS11_PIN_FILE: '' },
    ],
    ['Both SERVICE_KEY and KEY_PROVIDER are set. Leave one out.', { SERVICE_KEY, ...COMMAND }],
    ['Missing or invalid: MAIL, SERVICE_KEY.', { MAIL: '' }],
    [
      'Missing or invalid: OLDER_KEY_COMMAND.',
      { SERVICE_KEY, OLDER_KEY_PROVIDER: 'command', ...COMMAND, KEY_PROVIDER: '' },
    ],
    ['Missing or invalid: OLDER_SERVICE_KEY.', { SERVICE_KEY, OLDER_SERVICE_KEY: 'short' }],
    [
      'Both OLDER_SERVICE_KEY and OLDER_KEY_PROVIDER are set.',
      { SERVICE_KEY, OLDER_SERVICE_KEY: SERVICE_KEY, ...older(COMMAND) },
    ],
  ])('are refused: %s', (message, settings) => {
    expect(() => readSettings({ ...REST, ...settings })).toThrow(message)
  })
})
