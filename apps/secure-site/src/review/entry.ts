import { loadTexts } from '../texts/loadTexts'
import { startReview } from './startReview'

void loadTexts(new URLSearchParams(location.search).get('lang')).then(() => startReview(document.body))
