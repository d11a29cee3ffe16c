/** What people are called who have deleted themselves: logs and records say it in English, pages in theirs. */
import { t } from "./texts.svelte";

const SOMEBODY = /^Somebody(?= \(|$)/;

export const called = (name: string): string => name.replace(SOMEBODY, () => t("somebody"));
