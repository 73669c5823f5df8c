import { expect, it } from 'vitest'
import { readSettings } from './readSettings'

const GOOD = {
  SECURE_URL: 'https://secure.example',
  DATABASE: '/var/lib/secure/site.db',
  SERVICE_KEY: 'A'.repeat(43),
  MAIL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'Harbor <login@secure.example>',
  ALLOWED_ORIGINS: 'https://harbor.example',
  NODES: '{"eip155:1":"https://node.example"}',
}

it('reads what the site needs', () => {
  const providers = { google: { issuer: 'https://accounts.example', clientId: 'id', clientSecret: 'secret' } }
  const read = readSettings({ ...GOOD, PORT: '9000', PROVIDERS: JSON.stringify(providers) })
  expect(read).toMatchObject({ PORT: 9000, NODES: { 'eip155:1': 'https://node.example' }, PROVIDERS: providers })
  expect(readSettings(GOOD).PORT).toBe(8080)
})

it.each([
  ['SECURE_URL', 'http://secure.example'],
  ['SECURE_URL', 'https://secure.example/'],
  ['SERVICE_KEY', 'too-short-to-be-one'],
  ['NODES', '{"eip155:1":5}'],
  ['NODES', 'no json'],
  ['PROVIDERS', '{"other":{}}'],
  ['MAIL', undefined],
])('says that %s is wrong, and not what it is: %s', (name, value) => {
  const read = () => readSettings({ ...GOOD, [name]: value })
  expect(read).toThrow(name)
  if (value !== undefined) expect(read).not.toThrow(value)
})
