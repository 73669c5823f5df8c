// biome-ignore lint/performance/noBarrelFile: the entry of the package
export { readAssets } from './assets/readAssets.mjs'
export { createSecureSite } from './createSecureSite.mjs'
export { createMemoryMailer } from './mail/createMemoryMailer.mjs'
export { createSmtpMailer } from './mail/createSmtpMailer.mjs'
export { BRANDS } from './server/brands.mjs'
export { html, list } from './server/html.mjs'
export { Refusal } from './server/Refusal.mjs'
export { newSecret } from './server/secrets.mjs'
export { document, json, redirect } from './server/send.mjs'
export { simplePage } from './server/simplePage.mjs'
export { createMemoryStorage } from './storage/createMemoryStorage.mjs'
export { createSqliteStorage } from './storage/createSqliteStorage.mjs'
export { openSqlite } from './storage/openSqlite.mjs'

/**
 * @typedef {import('./types.d.mts').SecureSiteOptions} SecureSiteOptions
 * @typedef {import('./types.d.mts').SecureSite} SecureSite
 * @typedef {import('./types.d.mts').Bundler} Bundler
 * @typedef {import('./types.d.mts').Around} Around
 * @typedef {import('./types.d.mts').Providers} Providers
 * @typedef {import('./types.d.mts').Storage} Storage
 * @typedef {import('./types.d.mts').Mailer} Mailer
 * @typedef {import('./server/createSite.mjs').Site} Site
 * @typedef {import('./server/createListener.mjs').PageRoute} PageRoute
 * @typedef {import('./server/html.mjs').Html} Html
 */
