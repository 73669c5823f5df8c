// biome-ignore lint/performance/noBarrelFile: the entry of the package
export { startDirectory } from './directory/startDirectory.mjs'
export { createScript as createPhoneScript } from './phone/createScript.mjs'
export { startPhone } from './phone/startPhone.mjs'
export { startRelay } from './relay/startRelay.mjs'
export { startSandbox } from './startSandbox.mjs'
export { walletsScript } from './walletsScript.mjs'
