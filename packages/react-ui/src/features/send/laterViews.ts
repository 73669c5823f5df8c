import review from '../../theme/review.css?text'
import { ChooseTokenView } from './ChooseTokenView.js'
import { ReviewView } from './ReviewView.js'
import sending from './sending.css?text'
import { sent } from './sent.js'

/** What comes after the form: loaded once there is a receiver, or when it is asked for. */
export const laterViews = { ChooseTokenView, ReviewView, sent, sheets: [review, sending] }
