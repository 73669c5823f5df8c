import { build } from 'vitepress'
import { buildDemo } from './buildDemo.ts'
import { APP_FOLDER } from './folders.ts'
import { stageSite } from './stageSite.ts'

// `pnpm docs:site` builds the site into `dist/site`. A link that leads nowhere fails the build.
const pages = stageSite()
buildDemo()
await build(APP_FOLDER)
console.log(`${pages.length + 1} pages in apps/docs/dist/site`)
