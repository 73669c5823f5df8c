import { startReview } from './startReview'

void startReview(document.body)
