export function CrossingReadings() {
  return null
}
