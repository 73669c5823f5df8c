import review from '../../theme/review.css?text'
import { ChooseTokenView } from './ChooseTokenView.js'
import { ReviewView } from './ReviewView.js'
import { SentView } from './SentView.js'
import sending from './sending.css?text'

/** What comes after the form: loaded once there is a receiver, or when it is asked for. */
export const laterViews = { ChooseTokenView, ReviewView, SentView, sheets: [review, sending] }
