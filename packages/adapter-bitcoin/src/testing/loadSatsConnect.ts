import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

type Library = Pick<typeof import('sats-connect'), 'request'>

let copies = 0

/** Loads a fresh copy of sats-connect, because one copy caches the first wallet's answer. */
export function loadSatsConnect(): Promise<Library> {
  const path = createRequire(import.meta.url).resolve('@sats-connect/core')
  copies += 1
  return import(/* @vite-ignore */ `${pathToFileURL(path)}?copy=${copies}`)
}
