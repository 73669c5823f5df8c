import { readdirSync } from 'node:fs'
import type { Tools } from '../entry/processes.mjs'
import { findOnPath } from './findOnPath'
import { installDebian } from './installDebian'

const LIBRARIES = '/usr/lib'

/** What is needed, the package of Debian that has it, and how it is found. */
const needs = [
  {
    name: 'FIREFOX_PATH',
    package: 'firefox-esr',
    find: (env: NodeJS.ProcessEnv) => findOnPath(['firefox-esr', 'firefox'], env),
  },
  {
    name: 'WEBKIT_DRIVER_PATH',
    package: 'webkit2gtk-driver',
    find: (env: NodeJS.ProcessEnv) => findOnPath(['WebKitWebDriver'], env),
  },
  { name: 'WEBKIT_PATH', package: 'webkit2gtk-driver', find: findMiniBrowser },
  { name: 'XVFB_PATH', package: 'xvfb', find: (env: NodeJS.ProcessEnv) => findOnPath(['Xvfb'], env) },
]

/** Where Firefox, WebKitGTK, its driver and a screen without a monitor are; what is missing is installed on Debian. */
export async function ensureBrowsers({ run, env }: Tools) {
  const locate = () => needs.map(({ find, ...need }) => ({ ...need, path: env[need.name] || find(env) }))
  const missing = [...new Set(locate().flatMap((need) => (need.path ? [] : [need.package])))]
  if (missing.length > 0) {
    const help = `Missing: ${missing.join(', ')} (Debian: apt-get install ${missing.join(' ')}).`
    await installDebian({ run, env }, { packages: [...missing, 'fonts-liberation'], help })
  }
  const found = locate()
  const still = found.filter(({ path }) => !path)
  if (still.length > 0) throw new Error(`Not found even so: ${still.map((need) => need.name).join(', ')}.`)
  return Object.fromEntries(found.map(({ name, path }) => [name, path]))
}

/** WebKitGTK's own small browser lies beside its library, in a folder named by the machine and the version. */
function findMiniBrowser(env: NodeJS.ProcessEnv) {
  const machines = list(LIBRARIES).map((machine) => `${LIBRARIES}/${machine}`)
  const folders = machines.flatMap((machine) =>
    list(machine)
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => `${machine}/${name}`),
  )
  return findOnPath(['MiniBrowser'], { ...env, PATH: folders.join(':') })
}

function list(folder: string) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
