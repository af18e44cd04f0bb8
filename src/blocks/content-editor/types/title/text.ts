import { grouped } from '../../../../../openapi/grouped';

export const titleBlockText = {
  help: (max: number) => `段落的大標或小標，${grouped(max)} 字以內`,
  otherNames: 'title heading h2 大標 小標',
} as const;
