export const questionsBlockText = {
  help: '訪客點問題才展開回答',
  otherNames: 'questions faq q&a qa 常見問題',
} as const;
