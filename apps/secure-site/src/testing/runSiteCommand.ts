import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

export type SiteCommand = 'start' | 'reseal' | 'rotateKey' | 'auditLog'

const SETTINGS = {
  SECURE_URL: 'https://secure.example',
  MAIL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'login@secure.example',
  ALLOWED_ORIGINS: 'https://harbor.example',
  NODES: '{"eip155:1":"https://node.example"}',
  PORT: '0',
  DRAIN_SECONDS: '0',
}

/** Runs a command of the site until it exits or prints that the site is up. */
export async function runSiteCommand(command: SiteCommand, environment: object, args: readonly string[] = []) {
  const script = join(import.meta.dirname, `../${command}.ts`)
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@foyer/source', script, ...args], {
    env: { PATH: process.env.PATH, ...SETTINGS, ...environment },
  })
  const errors = text(child.stderr)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
    if (command === 'start' && output.includes(SETTINGS.SECURE_URL)) child.kill('SIGTERM')
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  return { code, output, errors: await errors }
}
