import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { log, messageOf } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'
import { installDebianPackages } from './installDebianPackages'

const LIBRARIES = '/usr/lib'
const help =
  'SoftHSM and a C++ compiler are needed: install them (Debian: apt-get install softhsm2 g++) or set SOFTHSM_MODULE and CXX.'

/**
 * Returns the path of SoftHSM's library; installs it, and a compiler for `pkcs11js`, where Debian packages can be
 * installed. Without them, only the tests that use an HSM fail, and say what to install.
 */
export async function ensureSoftHsm({ run, env }: Tools) {
  const missing = [
    ...(findModule(env) ? [] : ['softhsm2']),
    ...(env.CXX || findExecutable(['c++'], env) ? [] : ['g++', 'libc6-dev']),
  ]
  if (missing.length > 0) {
    try {
      await installDebianPackages({ run, env }, { packages: missing, help })
    } catch (error) {
      log.failed(messageOf(error))
    }
  }
  return findModule(env)
}

/** Debian has the library in a folder of its own, or of the machine’s architecture. */
function findModule(env: NodeJS.ProcessEnv) {
  if (env.SOFTHSM_MODULE) return env.SOFTHSM_MODULE
  const folders = [LIBRARIES, ...listFolders(LIBRARIES)]
  return folders.map((folder) => join(folder, 'softhsm/libsofthsm2.so')).find((path) => existsSync(path))
}

function listFolders(folder: string) {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}
