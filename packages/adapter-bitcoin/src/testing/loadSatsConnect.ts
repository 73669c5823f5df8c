import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

type Library = Pick<typeof import('sats-connect'), 'request'>

let copies = 0

/** Loads a copy of sats-connect's own code of which nothing is kept yet: it remembers the first wallet that it has asked. */
export function loadSatsConnect(): Promise<Library> {
  const path = createRequire(import.meta.url).resolve('@sats-connect/core')
  copies += 1
  return import(/* @vite-ignore */ `${pathToFileURL(path)}?copy=${copies}`)
}
