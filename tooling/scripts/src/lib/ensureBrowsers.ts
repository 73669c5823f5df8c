import { readdirSync } from 'node:fs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'
import { installDebianPackages } from './installDebianPackages'

const LIBRARIES = '/usr/lib'

const needs = [
  {
    name: 'FIREFOX_PATH',
    package: 'firefox-esr',
    find: (env: NodeJS.ProcessEnv) => findExecutable(['firefox-esr', 'firefox'], env),
  },
  {
    name: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
    find: (env: NodeJS.ProcessEnv) => findExecutable(['WebKitWebDriver'], env),
  },
  { name: 'WEBKIT_PATH', package: 'webkit2gtk-driver', find: findMiniBrowser },
  { name: 'XVFB_PATH', package: 'xvfb', find: (env: NodeJS.ProcessEnv) => findExecutable(['Xvfb'], env) },
]

export async function ensureBrowsers({ run, env }: Tools) {
  const locate = () => needs.map(({ find, ...need }) => ({ ...need, path: env[need.name] || find(env) }))
  const missing = [...new Set(locate().flatMap((need) => (need.path ? [] : [need.package])))]
  if (missing.length > 0) {
    const help = `Missing: ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}).`
    await installDebianPackages({ run, env }, { packages: [...missing, 'fonts-liberation'], help })
  }
  const found = locate()
  const still = found.filter(({ path }) => !path)
  if (still.length > 0) throw new Error(`Not found even so: ${still.map((need) => need.name).join(', ')}.`)
  return Object.fromEntries(found.map(({ name, path }) => [name, path]))
}

/** WebKitGTK’s MiniBrowser is next to its library, in a folder named after platform and version. */
function findMiniBrowser(env: NodeJS.ProcessEnv) {
  const machines = list(LIBRARIES).map((machine) => `${LIBRARIES}/${machine}`)
  const folders = machines.flatMap((machine) =>
    list(machine)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => `${machine}/${name}`),
  )
  return findExecutable(['MiniBrowser'], { ...env, PATH: folders.join(':') })
}

function list(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
