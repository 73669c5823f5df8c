import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { log, messageOf } from '../entry/log.mjs'
import { createProcesses } from '../entry/processes.mjs'
import { root } from '../entry/root.mjs'
import { createTurboCommand } from '../testRun/createTurboCommand'
import { packPackages } from './packPackages'

// Runs as the child of `npm run pack:all`: it imports installed packages, so it loads after the installation.

const { run, stop } = createProcesses()
const end = (code: number) => {
  stop()
  process.exit(code)
}
process.once('disconnect', () => end(1))

try {
  const [given, ...rest] = process.argv.slice(2)
  if (given === undefined || rest.length > 0) throw new Error('Name one folder: npm run pack:all -- <folder>')
  const folder = resolve(root, given)
  mkdirSync(folder, { recursive: true })
  const [command, ...args] = createTurboCommand('build', '--filter=./packages/*', '--filter=@foyer/server')
  const { code } = await run(command, args, { cwd: root, env: process.env })
  if (code !== 0) throw new Error('The build failed.')
  const packed = await packPackages(root, folder, { run, env: process.env })
  for (const { tarball } of packed) log.done(tarball)
  log.note(`In ${folder}: npm install ./foyer-*.tgz`)
  end(0)
} catch (error) {
  log.failed(messageOf(error))
  end(1)
}
