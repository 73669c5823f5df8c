import { loadTab, loadWays } from './features/halves.js'
import { preloadView } from './views/views.js'

/** What the modal draws with and fetches when it is needed: handed to what draws it, which knows none of the tables. */
export const lateParts = { preloadView, loadWays, loadTab }
